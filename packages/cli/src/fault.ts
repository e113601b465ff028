/** Something that the person at the terminal can put right: shown as a sentence, without a stack. */
export class Fault extends Error {
  /** 2 for a command line that asks for what there is not, 1 for what went wrong on the way. */
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command line asks for something that there is not. */
export const usageFault = (message: string): Fault => new Fault(message, 2);

/** Something outside failed, such as a file that cannot be written. */
export const runtimeFault = (message: string): Fault => new Fault(message, 1);
