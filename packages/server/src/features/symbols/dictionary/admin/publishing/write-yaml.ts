import { Document, isSeq, visit } from 'yaml';

/** Longer lists of words stand on one line too: so they do in the files. */
const noFolding = { lineWidth: 0 };

/**
 * A value as the content files write it: two spaces, lists of words on one line. Whatever stands in a text stays a text:
 * it is quoted where it would be read as anything else.
 */
export function writeYaml(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Seq(_, node) {
      if (isSeq(node) && node.items.every((item) => 'value' in (item as object))) node.flow = true;
    },
  });
  return document.toString(noFolding);
}
