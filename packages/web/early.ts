import type { Plugin } from "vite";

/**
 * Lets the page ask at once for the part of this name, which its first script is going to import. Its styles too are
 * only fetched: as a style sheet of the page they would hold up the first script, and the words that it asks for.
 */
export function early(name: string): Plugin {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_page, { bundle = {} }) {
        const part = Object.values(bundle).find((file) => file.type === "chunk" && file.name === name);
        if (part?.type !== "chunk") throw new Error(`The build has no part "${name}".`);
        const styles = [...(part.viteMetadata?.importedCss ?? [])];
        return [
          { rel: "modulepreload", href: `/${part.fileName}` },
          ...styles.map((path) => ({ rel: "preload", as: "style", href: `/${path}` })),
        ].map((attrs) => ({
          tag: "link",
          attrs: { ...attrs, crossorigin: true },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
