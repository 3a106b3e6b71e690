import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { CodeField } from './CodeField';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';
import { PasswordField } from './PasswordField';
import { RadioCards } from './RadioCards';
import { Select } from './Select';
import { StarInput, type StarInputProps } from './StarInput';
import { Textarea, TextInput } from './TextInput';
import { useFieldErrors } from './useFieldErrors';

describe('Button', () => {
  test('is disabled while busy and says so', async () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        Processing...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...', busy: true });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('has focus again when its action is over', () => {
    const { rerender } = render(<Button>Save Changes</Button>);
    const button = screen.getByRole('button');
    button.focus();
    rerender(<Button busy>Save Changes</Button>);
    button.blur();
    rerender(<Button>Save Changes</Button>);
    expect(button).toHaveFocus();
  });

  test('leaves focus where the user has moved it meanwhile', () => {
    const both = (busy: boolean) => (
      <>
        <Button busy={busy}>Save Changes</Button>
        <input aria-label="Name" />
      </>
    );
    const { rerender } = render(both(false));
    screen.getByRole('button').focus();
    rerender(both(true));
    screen.getByRole('textbox').focus();
    rerender(both(false));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('submits no form unless it is told to', () => {
    render(<Button>Show more</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

test('text takes the direction of its script, addresses and numbers do not', () => {
  render(
    <>
      <TextInput aria-label="Name" />
      <Textarea aria-label="Note" />
      <TextInput aria-label="E-mail" type="email" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).not.toHaveAttribute('dir');
});

describe('Checkbox', () => {
  test('is ticked by its label and by the space bar', async () => {
    render(<Checkbox label="Mathematics" />);
    const box = screen.getByRole('checkbox', { name: 'Mathematics' });
    await userEvent.click(screen.getByText('Mathematics'));
    expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });

  test('is invalid with its error, and keeps the description that it was given', () => {
    render(
      <>
        <p id="why">Your parents see your lessons.</p>
        <Checkbox label="I agree" error="Agree to go on" aria-describedby="why" />
      </>,
    );
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Agree to go on Your parents see your lessons.');
  });

  test('stays as it is while disabled', async () => {
    render(<Checkbox label="Mathematics" disabled />);
    await userEvent.click(screen.getByText('Mathematics'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('CodeField', () => {
  function Example({ start = '', invalid = false }: { start?: string; invalid?: boolean }) {
    const [code, setCode] = useState(start);
    return (
      <Field label="Enter 6-digit OTP">
        <CodeField value={code} onChange={setCode} name="otp" aria-invalid={invalid} />
      </Field>
    );
  }
  const input = () => screen.getByRole('textbox', { name: 'Enter 6-digit OTP' });

  test('takes a paste of the whole code, whatever stands between the digits', async () => {
    render(<Example />);
    await userEvent.click(input());
    await userEvent.paste('Your code: 012 345');
    expect(input()).toHaveValue('012345');
  });

  test('typing moves on, letters are ignored and a seventh digit goes nowhere', async () => {
    render(<Example />);
    await userEvent.type(input(), '12a34567');
    expect(input()).toHaveValue('123456');
  });

  test('Backspace moves back', async () => {
    render(<Example start="1234" />);
    await userEvent.click(input());
    await userEvent.keyboard('{Backspace}{Backspace}9');
    expect(input()).toHaveValue('129');
  });

  test('a whole code that was refused is replaced by the next one typed', async () => {
    const field = (invalid: boolean) => <Example start="123456" invalid={invalid} />;
    const { rerender } = render(field(false));
    await userEvent.click(input());
    rerender(field(true));
    await userEvent.keyboard('987654');
    expect(input()).toHaveValue('987654');
  });

  test('a whole code that was refused while the focus was elsewhere is replaced, too', async () => {
    const field = (invalid: boolean) => <Example start="123456" invalid={invalid} />;
    const { rerender } = render(field(false));
    rerender(field(true));
    screen.getByRole<HTMLInputElement>('textbox').setSelectionRange(6, 6);
    act(() => input().focus());
    await userEvent.keyboard('987654');
    expect(input()).toHaveValue('987654');
  });

  test('the arrow keys lead to a digit, which typing replaces', async () => {
    render(<Example start="123456" />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}0');
    expect(input()).toHaveValue('123406');
  });

  test('offers itself to the browser as a one-time code', () => {
    render(<Example />);
    expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('Field', () => {
  test('labels and describes its control, and marks it invalid with the error', () => {
    render(
      <Field label="Email Address" hint="We send a code there." error="Enter an e-mail address" required>
        <TextInput type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email Address' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Enter an e-mail address We send a code there.');
  });

  test('leaves its control valid and undescribed when there is nothing to say', () => {
    render(
      <Field label="Bio">
        <Textarea rows={3} />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Bio' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  test('works with a select', async () => {
    render(
      <Field label="Subject">
        <Select defaultValue="">
          <option value="">Choose a subject</option>
          <option value="maths">Mathematics</option>
        </Select>
      </Field>,
    );
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Mathematics');
    expect(screen.getByLabelText('Subject')).toHaveValue('maths');
  });

  test('a password can be shown and hidden, and is found by its label alone', async () => {
    render(
      <Field label="Password">
        <PasswordField autoComplete="current-password" />
      </Field>,
    );
    const input = screen.getByLabelText(/password/i);
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('MultiSelect', () => {
  const options = ['Mathematics', 'Physics', 'Chemistry', 'Vedic Mathematics'].map((label) => ({
    id: label.toLowerCase(),
    label,
  }));

  function Example({ start = [], ...rest }: Partial<MultiSelectProps> & { start?: string[] }) {
    const [value, setValue] = useState(start);
    return <MultiSelect label="Subjects" options={options} value={value} onChange={setValue} {...rest} />;
  }

  const group = () => screen.getAllByRole('group', { name: 'Subjects' })[0] as HTMLElement;
  const search = () => screen.getByRole('searchbox', { name: 'Search subjects' });

  test('chooses with checkboxes, shows what is chosen as chips and counts it aloud', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Physics' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mathematics' }));
    const chips = within(screen.getByRole('list', { name: 'Subjects chosen' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Remove Physics', 'Remove Mathematics']);
    expect(screen.getByText('2 chosen')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Physics' }));
    expect(screen.queryByRole('button', { name: 'Remove Physics' })).not.toBeInTheDocument();
  });

  test('a chip takes its choice away and hands focus to its neighbour, the last one to the search', async () => {
    render(<Example start={['physics', 'chemistry']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Chemistry' }));
    expect(screen.getByRole('checkbox', { name: 'Chemistry' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Remove Physics' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(search()).toHaveFocus();
  });

  test('the search narrows the list, keeps what is chosen and says so when it finds nothing', async () => {
    render(<Example start={['physics']} />);
    await userEvent.type(search(), ' MATH');
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      'Mathematics',
      'Vedic Mathematics',
    ]);
    expect(screen.getByText('2 found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Physics' })).toBeInTheDocument();
    await userEvent.type(search(), 's');
    expect(screen.getByText('Nothing matches “MATHs”.')).toBeInTheDocument();
  });

  test('Enter in the search never submits the form around it', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Example />
        <button type="submit">Save Changes</button>
      </form>,
    );
    await userEvent.type(search(), 'phy{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('says why no more can be chosen once the most are', async () => {
    render(<Example start={['physics']} max={2} />);
    expect(screen.getByText('1 of 2 chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chemistry' }));
    expect(screen.getByText('2 of 2 chosen. To choose another, remove one first.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Mathematics' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Physics' }));
    expect(screen.getByRole('checkbox', { name: 'Mathematics' })).toBeEnabled();
  });

  test('is described by its hint and error, and invalid where focus can go', () => {
    render(<Example hint="What you teach" error="Choose at least one subject" />);
    expect(group()).toHaveAccessibleDescription('Choose at least one subject What you teach');
    expect(search()).toBeInvalid();
    expect(search()).toHaveAccessibleDescription('Choose at least one subject What you teach');
  });

  test('nothing in it can be changed while it is disabled', () => {
    render(<Example start={['physics']} disabled />);
    for (const control of [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('button'), search()]) {
      expect(control).toBeDisabled();
    }
  });
});

describe('RadioCards', () => {
  test('is a named group of radio buttons, one of which is chosen', async () => {
    const onChange = jest.fn();
    render(
      <RadioCards
        legend="I am a"
        name="role"
        value="student"
        onChange={onChange}
        options={[
          { value: 'student', label: 'Student' },
          { value: 'parent', label: 'Parent' },
          { value: 'tutor', label: 'Tutor', disabled: true },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'I am a' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Tutor' })).toBeDisabled();
    await userEvent.click(screen.getByText('Parent'));
    expect(onChange).toHaveBeenCalledWith('parent');
  });
});

describe('StarInput', () => {
  function Example(props: Partial<StarInputProps>) {
    const [value, setValue] = useState<number | null>(null);
    return <StarInput legend="Your rating" name="rating" value={value} onChange={setValue} {...props} />;
  }

  test('gives one to five stars, by pointer and by arrow keys', async () => {
    render(<Example />);
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  });

  test('says what is wrong, where focus can go', () => {
    render(<Example error="Choose 1 to 5 stars" />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose 1 to 5 stars');
    expect(screen.getByRole('radio', { name: '1 star' })).toBeInvalid();
  });

  test('cannot be changed while it is sent', async () => {
    render(<Example disabled />);
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    expect(screen.getByRole('radio', { name: '2 stars' })).not.toBeChecked();
  });

  test('can take the focus of a dialog that opens', () => {
    render(
      <Dialog open onClose={() => undefined} title="Leave Review">
        <Example firstFocus />
      </Dialog>,
    );
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  });
});

describe('useFieldErrors', () => {
  interface Values {
    name: string;
    town: string;
  }

  const find = ({ name, town }: Values) => ({
    ...(name ? {} : { name: 'Enter a name.' }),
    ...(town ? {} : { town: 'Enter a town.' }),
  });

  interface TestFormProps {
    /** With which fields it is refused as soon as it is sent. Absent: it is taken. */
    refusal?: Record<string, string> | undefined;
    followsTyping?: boolean;
  }

  function TestForm({ refusal, followsTyping = false }: TestFormProps) {
    const [values, setValues] = useState<Values>({ name: '', town: '' });
    const [problem, setProblem] = useState<{ fields: Record<string, string> } | null>(null);
    const form = useRef<HTMLFormElement>(null);
    const title = useRef<HTMLHeadingElement>(null);
    const { check, errors, errorOf, forget, summary } = useFieldErrors(form, values, find, problem, {
      otherwise: title,
      followsTyping,
    });
    return (
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (check() && refusal) setProblem({ fields: refusal });
        }}
      >
        <h2 ref={title} tabIndex={-1}>
          Who are you?
        </h2>
        {(['name', 'town'] as const).map((part) => (
          <Field key={part} label={part} required error={errorOf(part)}>
            <TextInput
              value={values[part]}
              onChange={({ target }) => setValues({ ...values, [part]: target.value })}
            />
          </Field>
        ))}
        <p data-testid="summary">{summary}</p>
        <p data-testid="paths">{Object.keys(errors).join()}</p>
        <button type="submit">Send</button>
        <button type="button" onClick={forget}>
          Forget
        </button>
      </form>
    );
  }

  const show = (props: TestFormProps = {}) => {
    render(<TestForm {...props} />);
    return userEvent.setup();
  };
  const field = (name: string) => screen.getByLabelText(name);
  const send = () => screen.getByRole('button', { name: 'Send' });
  const summary = () => screen.getByTestId('summary');

  test('what is wrong stands at each field and counted below, and the first gets focus', async () => {
    const user = show();
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    await user.click(send());
    expect(field('name')).toHaveAccessibleDescription('Enter a name.');
    expect(field('town')).toHaveAccessibleDescription('Enter a town.');
    expect(field('name')).toHaveFocus();
    expect(summary()).toHaveTextContent('Please check the 2 marked fields.');
  });

  test('an error goes with the first change of its field, and the summary with the last error', async () => {
    const user = show();
    await user.click(send());
    await user.keyboard('A');
    expect(field('name')).toHaveAccessibleDescription('');
    expect(summary()).toHaveTextContent('Please check the marked field.');
    await user.type(field('town'), 'Madurai');
    expect(summary()).toBeEmptyDOMElement();
  });

  test('what the server said stands at its field until that is changed, and no longer', async () => {
    const user = show({ refusal: { name: 'This name is taken.' } });
    await user.type(field('name'), 'Asha');
    await user.type(field('town'), 'M');
    await user.click(send());
    expect(field('name')).toHaveAccessibleDescription('This name is taken.');
    expect(field('name')).toHaveFocus();
    await user.keyboard('!');
    await user.clear(field('town'));
    await user.click(send());
    expect(field('name')).toHaveAccessibleDescription('');
    expect(field('town')).toHaveFocus();
  });

  test('what the server said of a part of a field goes with the field', async () => {
    const user = show({ refusal: { 'name.0': 'This part is wrong.' } });
    await user.type(field('name'), 'Asha');
    await user.type(field('town'), 'M');
    await user.click(send());
    expect(screen.getByTestId('paths')).toHaveTextContent('name.0');
    await user.type(field('town'), 'adurai');
    expect(screen.getByTestId('paths')).toHaveTextContent('name.0');
    await user.type(field('name'), '!');
    expect(screen.getByTestId('paths')).toBeEmptyDOMElement();
  });

  test('a refusal that names no field gives focus to what was chosen for that', async () => {
    const user = show({ refusal: {} });
    await user.type(field('name'), 'Asha');
    await user.type(field('town'), 'M');
    await user.click(send());
    expect(screen.getByRole('heading', { name: 'Who are you?' })).toHaveFocus();
  });

  test('what was found wrong can be forgotten', async () => {
    const user = show();
    await user.click(send());
    await user.click(screen.getByRole('button', { name: 'Forget' }));
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    expect(summary()).toBeEmptyDOMElement();
  });

  test('a form that follows the typing says at once what is mended, and what is wrong again', async () => {
    const user = show({ followsTyping: true });
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    await user.click(send());
    await user.type(field('name'), 'A');
    expect(field('name')).toHaveAccessibleDescription('');
    await user.clear(field('name'));
    expect(field('name')).toHaveAccessibleDescription('Enter a name.');
    expect(summary()).toHaveTextContent('Please check the 2 marked fields.');
  });
});

describe('a limit of a text', () => {
  function Limited({ most }: { most: number }) {
    const [text, setText] = useState('');
    return (
      <TextInput
        aria-label="Name"
        maxLength={most}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    );
  }

  test('counts characters of other planes as the server does, and breaks none', async () => {
    render(<Limited most={4} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    const user = userEvent.setup();
    await user.click(field);
    await user.paste('🥭🍇🍉🍊🍋');
    expect(field).toHaveValue('🥭🍇🍉🍊');
    await user.clear(field);
    await user.paste('ab👩🏽‍🏫');
    expect(field).toHaveValue('ab');
  });

  test('cuts added text, and not the text after it', async () => {
    render(<Limited most={5} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    const user = userEvent.setup();
    await user.click(field);
    await user.paste('abcd');
    field.setSelectionRange(1, 1);
    await user.paste('123');
    expect(field).toHaveValue('a1bcd');
  });

  test('leaves a composition alone until it ends', () => {
    render(<Limited most={3} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'வணக்கம்' }, isComposing: true });
    expect(field).toHaveValue('வணக்கம்');
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('வண');
  });
});
