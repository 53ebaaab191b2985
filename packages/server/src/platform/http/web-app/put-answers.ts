import { firstAnswersId } from '@chitta/contract/first-page';

/** The page with JSON in it as data: no script, and nothing in it ends the element that it stands in. */
export function putAnswers(page: string, json: string): string {
  const data = json.replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${firstAnswersId}">${data}</script>`;
  return page.replace('</body>', () => `${element}</body>`);
}
