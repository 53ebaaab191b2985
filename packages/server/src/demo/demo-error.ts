/** The message is for the operator. */
export class DemoError extends Error {
  override name = 'DemoError';

  constructor() {
    super(
      'There is a member called "demo" or "demo-premium", or one whose name or address is taken for that, who is not a demo member. ' +
        'Their account was left as it is. Start without --demo, or with another DATA_DIR.',
    );
  }
}
