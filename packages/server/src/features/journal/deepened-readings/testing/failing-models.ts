import {
  type AnsweredSentence,
  type AskedQuestion,
  answerOf,
  answerWith,
  chunk,
  faithfulSentences,
  type ModelBehaviour,
  openAnswer,
} from '#server/testing/model-server.ts';

/** The model writes faithfully but for what `change` makes of its sentences; when asked again, it writes the same. */
export const write =
  (change: (sentences: AnsweredSentence[], question: AskedQuestion) => AnsweredSentence[]): ModelBehaviour =>
  (question, response) =>
    answerWith(response, answerOf(change(faithfulSentences(question.data), question)));

/** What models do wrong, and the reason that is told for it. */
export const failures: [string, string, ModelBehaviour][] = [
  ['says nothing', 'slow_start', () => undefined],
  ['opens a stream and says nothing', 'slow_start', (_question, response) => openAnswer(response)],
  [
    'stalls after the first sentence',
    'stalled',
    ({ data }, response) => {
      openAnswer(response);
      response.write(chunk(JSON.stringify(faithfulSentences(data)[0])));
    },
  ],
  [
    'never comes to an end',
    'timed_out',
    (_question, response) => {
      openAnswer(response);
      const timer = setInterval(() => response.write(chunk(' ')), 50);
      response.once('close', () => clearInterval(timer));
    },
  ],
  [
    'sends half and dies',
    'broken',
    ({ data }, response) => {
      openAnswer(response);
      response.write(chunk(JSON.stringify(faithfulSentences(data)[0])));
      setTimeout(() => response.destroy(), 50);
    },
  ],
  [
    'ends in the middle',
    'broken',
    (_question, response) => {
      openAnswer(response);
      response.end(chunk('{"sentences":[{"part":"head'));
    },
  ],
  [
    'answers with a page',
    'not_a_stream',
    (_question, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>') && undefined,
  ],
  [
    'is sent away',
    'unreachable',
    (_question, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1:9/v1' }).end() && undefined,
  ],
  ['has too much to do', 'refused', (_question, response) => response.writeHead(429).end('{}') && undefined],
  ['is broken', 'refused', (_question, response) => response.writeHead(500).end('<html>oops') && undefined],
  [
    'sends no protocol',
    'broken',
    (_question, response) => {
      openAnswer(response);
      response.end('data: {nope\n\ndata: [DONE]\n\n');
    },
  ],
  [
    'does not stop talking',
    'too_large',
    (_question, response) => {
      openAnswer(response);
      response.write(chunk('x'.repeat(100_000)));
    },
  ],
  [
    'chats',
    'unusable',
    (_question, response) => answerWith(response, 'Of course! What a lovely dream about a "dog".'),
  ],
  ['says nothing of use', 'unusable', (_question, response) => answerWith(response, '')],
  [
    'has another structure',
    'unusable',
    (_question, response) => answerWith(response, '{"reading":"A dog is a habit.","score":7}'),
  ],
  ['leaves out the headline', 'unusable', write((all) => all.filter(({ part }) => part !== 'headline'))],
  ['leaves out the question', 'unusable', write((all) => all.filter(({ part }) => part !== 'question'))],
  ['writes no passage', 'unusable', write((all) => all.filter(({ part }) => part !== 'passage'))],
  [
    'writes on and on',
    'unusable',
    write((all) => [
      ...all,
      ...Array.from({ length: 40 }, (_, at) => ({ ...(all[1] as AnsweredSentence), text: `${at}` })),
    ]),
  ],
  [
    'answers in another language',
    'unusable',
    write((all) =>
      all.map((each) => ({ ...each, text: 'El perro de tu casa no es lo que parece, dice la noche.' })),
    ),
  ],
  [
    'invents',
    'unusable',
    write((all) =>
      all.map((each) => ({
        ...each,
        text: each.text.replace('this dream', 'this wolf').replace('You', 'A wolf and you'),
      })),
    ),
  ],
  [
    'rests on words that nobody wrote',
    'unusable',
    write((all) => all.map((each) => ({ ...each, quotes: ['a red balloon'] }))),
  ],
  [
    'gives a diagnosis',
    'unusable',
    write((all) =>
      all.map((each) => ({
        ...each,
        text: each.text.replace(/[.?]$/, ', for you suffer from depression$&'),
      })),
    ),
  ],
];
