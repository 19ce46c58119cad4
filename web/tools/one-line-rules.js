/** A Prettier plugin that keeps short CSS rules on one line, like objects. Prettier has no option for that. */
import { doc } from "prettier";
import { parsers, printers } from "prettier/plugins/postcss";

const { group, line } = doc.builders;
const { postcss } = printers;

/** Whether a rule has only one-line declarations, without blank lines. */
const isPlain = (path, options, print) =>
  path.node.type === "css-rule" &&
  path.node.nodes.length > 0 &&
  path.node.nodes.every((one) => one.type === "css-decl") &&
  !/\n\s*\n/.test(options.originalText.slice(options.locStart(path.node), options.locEnd(path.node))) &&
  !path.map(print, "nodes").some(doc.utils.willBreak);

/** The printed rule, broken only if it does not fit on a line. */
const loosen = (printed) =>
  group(
    doc.utils.mapDoc(printed, (part) => {
      if (part.type === "break-parent") return "";
      return part.type === "line" && part.hard ? line : part;
    }),
  );

export default {
  parsers: { css: parsers.css },
  printers: {
    postcss: {
      ...postcss,
      print(path, options, print) {
        const printed = postcss.print(path, options, print);
        return isPlain(path, options, print) ? loosen(printed) : printed;
      },
    },
  },
};
