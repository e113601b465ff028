/** What keeps the server from starting and people can put right: its message is shown as it is, without a stack. */
export class Problem extends Error {
  override readonly name = "Problem";
}
