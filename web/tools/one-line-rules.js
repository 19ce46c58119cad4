/** Prettier, but a short rule of a style sheet stays on one line, as an object does. It has no option for that. */
import { doc } from "prettier";
import { parsers, printers } from "prettier/plugins/postcss";

const { group, line } = doc.builders;
const { postcss } = printers;

/** Whether a rule holds nothing but declarations of one line each, without gaps. */
const isPlain = (path, options, print) =>
  path.node.type === "css-rule" &&
  path.node.nodes.length > 0 &&
  path.node.nodes.every((one) => one.type === "css-decl") &&
  !/\n\s*\n/.test(options.originalText.slice(options.locStart(path.node), options.locEnd(path.node))) &&
  !path.map(print, "nodes").some(doc.utils.willBreak);

/** What is printed, broken only where it does not fit. */
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
