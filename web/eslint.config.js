/** Rules that need types, rules for Svelte, and import boundaries; oxlint, which is faster, checks the rest. */
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
      // Parsed JSON is `unknown` until it is checked.
      "@typescript-eslint/no-base-to-string": "off",
      // The compiler reports this itself.
      "svelte/no-unused-svelte-ignore": "off",
      // A trailing space in a block survives only as an expression.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps are replaced, not mutated.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // ESLint sees imported components as `any`; svelte-check checks their props.
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
