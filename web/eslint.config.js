/** What needs types, what is Svelte's, and who may import whom; the rest is left to oxlint, which is quicker. */
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { boundaries } from "./tools/boundaries.js";

export default defineConfig(
  globalIgnores(["**/*.js", ".svelte-check/"]),
  tseslint.configs.recommendedTypeCheckedOnly,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    plugins: { project: { rules: { boundaries } } },
    rules: {
      "project/boundaries": "error",
      "@typescript-eslint/no-deprecated": "error",
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // What is told in JSON is unknown until it is read.
      "@typescript-eslint/no-base-to-string": "off",
      // The compiler says so itself, and knows more of its warnings.
      "svelte/no-unused-svelte-ignore": "off",
      // A space at the end of a block is kept only as an expression.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps are made anew, not changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Here a component is any to whoever imports it; svelte-check knows better, and looks at its props.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        "off",
      ]),
    ),
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
);
