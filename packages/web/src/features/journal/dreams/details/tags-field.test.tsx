import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { TagsField } from './tags-field.tsx';

function Form({ tags }: { readonly tags: readonly string[] }) {
  const [value, setValue] = useState(tags);
  return <TagsField value={value} onChange={setValue} />;
}

function open(...tags: string[]) {
  render(<Form tags={tags} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
  return { field, user: userEvent.setup() };
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

describe('TagsField', () => {
  beforeAll(() => loadWords('dreams'));

  it.each([
    ['Enter', 'sea{Enter}', ['sea']],
    ['a comma', 'sea,night,', ['sea', 'night']],
    ['a semicolon', 'sea;', ['sea']],
    ['leaving the field', 'old house{Tab}', ['old house']],
  ])('%s ends a tag', async (_, keys, expected) => {
    const { field, user } = open();
    await user.type(field, keys);
    expect(shown()).toEqual(expected);
    expect(field.value).toBe('');
  });

  it('takes a pasted list apart, without doubles', async () => {
    const { field, user } = open('sea');
    await user.click(field);
    await user.paste('#Night, sea, old  house');
    expect(shown()).toEqual(['sea', 'Night', 'old house']);
  });

  it('cuts a tag at 40 characters', async () => {
    const { field, user } = open();
    await user.click(field);
    await user.paste(`${'x'.repeat(41)},`);
    expect(shown()).toEqual(['x'.repeat(40)]);
  });

  it('takes a tag away by its button, and goes on in the field', async () => {
    const { field, user } = open('sea', 'night');
    await user.click(screen.getByRole('button', { name: 'Remove the tag sea' }));
    expect(shown()).toEqual(['night']);
    expect(document.activeElement).toBe(field);
  });

  it('takes the last one back with Backspace, but only from an empty field', async () => {
    const { field, user } = open('sea', 'night');
    await user.type(field, 'ab{Backspace}{Backspace}');
    expect(shown()).toEqual(['sea', 'night']);
    await user.keyboard('{Backspace}');
    expect(shown()).toEqual(['sea']);
  });

  it('takes no more than twenty, and the focus stays', async () => {
    const { field, user } = open(...many(19));
    await user.type(field, 'the last{Enter}');
    expect(shown()).toHaveLength(20);
    expect(document.activeElement).toBe(field);
    await user.keyboard('one more{Enter}');
    expect(shown()).toHaveLength(20);
    await user.keyboard('{Backspace}');
    expect(shown()).toEqual(many(19));
  });

  it('can take one away again from a full list', async () => {
    const { field, user } = open(...many(20));
    await user.click(screen.getByRole('button', { name: 'Remove the tag tag 3' }));
    expect(shown()).not.toContain('tag 3');
    expect(document.activeElement).toBe(field);
  });

  it('leaves Enter to the form while nothing is typed', async () => {
    let submitted = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted += 1;
        }}
      >
        <Form tags={[]} />
        <button type="submit">Save</button>
      </form>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'sea{Enter}');
    expect(submitted).toBe(0);
    await user.keyboard('{Enter}');
    expect(submitted).toBe(1);
  });
});
