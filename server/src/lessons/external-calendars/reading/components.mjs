/**
 * The components and properties of an iCalendar file (RFC 5545, 3.1 and 3.4). One bad line costs at most one property: missing ENDs are
 * added, and text that belongs to no line is kept apart.
 *
 * @typedef {{ name: string, params: Map<string, string>, value: string, first: string, isBroken: boolean }} Property
 *   `value` includes unfolded text that follows the line, `first` does not; `isBroken`: the line ends before its value
 * @typedef {{ name: string, properties: Property[], parts: Component[], isCut: boolean }} Component
 *   `isCut`: the file ends inside it
 */

/** Components that occur only directly in VCALENDAR: the BEGIN of one ends all open components. */
const outermost = new Set([
  'VEVENT',
  'VTODO',
  'VJOURNAL',
  'VFREEBUSY',
  'VTIMEZONE',
  'VAVAILABILITY',
  'VPOLL',
  'VCARD',
]);
/** Properties that an alarm cannot have: inside an alarm they belong to its event. */
const onlyOfEvents = new Set(['DTSTART', 'DTEND', 'RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID']);
/** Properties that reveal an event whose BEGIN is missing. */
const showEvents = new Set(['DTSTART', 'DTEND', 'RRULE', 'RECURRENCE-ID']);
const holdDates = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY']);

/** The deepest nesting of components. RFC 5545 has three levels. */
const deepest = 8;

const lineStart = /^[A-Za-z][A-Za-z0-9-]*[ \t]*[;:]/;
const isLine = (text) => lineStart.test(text) && text.includes(':');
/** Matches a line of an essential property that is cut or broken before its value. */
const isBroken = (text) =>
  /^(DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID)([^A-Za-z0-9\s-]|\s+([A-Z]+=|P[\dT]|\d{4})|$)/i.test(
    text.trimEnd(),
  );
/** Matches a BEGIN or END that other text follows, because the line break is missing. */
const joined =
  /^((?:BEGIN|END):(?:VCALENDAR|VEVENT|VALARM|VTIMEZONE|STANDARD|DAYLIGHT|VTODO|VFREEBUSY))(\S.*)$/is;
const isWholeLine = (text) => /^(BEGIN|END)[ \t]*:[ \t]*[A-Za-z-]+[ \t]*$/i.test(text);

/** @returns digits of any script as ASCII: some exporters write dates in the digits of their user's language */
const foldDigits = (text) =>
  /^[\0-\x7f]*$/.test(text)
    ? text
    : text.replace(/\p{Nd}/gu, (digit) => {
        const code = digit.codePointAt(0);
        // Each script's zero has 0 or 6 as the last hexadecimal digit.
        const zero = /\p{Nd}/u.test(String.fromCodePoint(code & ~0xf)) ? code & ~0xf : (code & ~0xf) + 6;
        return code - zero >= 0 && code - zero <= 9 ? String(code - zero) : digit;
      });

/** @returns the index of the first of these characters outside quotation marks; -1: none */
const placeOutsideQuotes = (text, sign, start) => {
  let isQuoted = false;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '"') isQuoted = !isQuoted;
    else if (text[place] === sign && !isQuoted) return place;
  }
  return -1;
};

const splitOutsideQuotes = (text, sign) => {
  const pieces = [];
  for (let start = 0; start <= text.length; ) {
    const end = placeOutsideQuotes(text, sign, start);
    pieces.push(text.slice(start, end < 0 ? undefined : end));
    if (end < 0) break;
    start = end + 1;
  }
  return pieces;
};

const readParams = (text, holdsDate) => {
  const params = new Map();
  for (const piece of splitOutsideQuotes(text, ';')) {
    const [key, ...rest] = piece.split('=');
    const value = rest.join('=').replaceAll('"', '').trim();
    if (rest.length > 0) params.set(key.trim().toUpperCase(), value);
    // "RDATE;Europe/London:…" lacks the parameter's name.
    else if (holdsDate && /^[A-Za-z_]+\//.test(key.trim())) params.set('TZID', key.trim());
  }
  return params;
};

/** @returns {Property} the property of a line and of the text after it that is no line */
const readProperty = ([line, ...after]) => {
  const name = (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase();
  const holdsDate = holdDates.has(name);
  const read = (text) => {
    // An unquoted zone name may contain colons, so the value begins where a date begins.
    const dated = holdsDate ? /:\s*(?=\d{4}-?\d{2}-?\d{2})/.exec(text) : null;
    let colon = dated ? dated.index : placeOutsideQuotes(text, ':', name.length);
    if (colon < 0) colon = text.indexOf(':');
    if (colon < 0) return [text.slice(name.length), ''];
    return [text.slice(name.length, colon), text.slice(colon + 1)];
  };
  const folded = holdsDate || name === 'RRULE' || name === 'EXRULE' ? foldDigits(line) : line;
  const [params, first] = read(folded);
  const [allParams, value] = after.length > 0 ? read([folded, ...after].join('')) : [params, first];
  return {
    name,
    params: readParams(allParams, holdsDate),
    value: value.trim(),
    first: first.trim(),
    isBroken: value.trim() === '' && !isLine(line),
  };
};

/** @returns the lines of a file, unfolded (RFC 5545, 3.1) */
const unfold = (text) => {
  const lines = [];
  let isIndented = false;
  // BEGIN and END are never folded.
  let isLastWhole = false;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const line = raw.replace(/^[\uFEFF\u200B\0]+/, '');
    const trimmed = line.trim();
    if (trimmed === '') continue;
    // If all lines of a file are indented, they are not folded lines.
    if (/^[ \t]+BEGIN:V?[A-Z]+$/i.test(line)) isIndented = true;
    const isFolded = /^[ \t]/.test(line) && !(isIndented && isLine(trimmed));
    if (isFolded && lines.length === 0) continue;
    if (isFolded && !isLastWhole) lines[lines.length - 1] += line.slice(1);
    else {
      lines.push(isIndented || isFolded ? trimmed : line);
      isLastWhole = isWholeLine(trimmed);
    }
  }
  return lines;
};

/** @returns each line, with the text after it that is no line */
const readLines = (text) => {
  const lines = [];
  for (const line of unfold(text).flatMap((each) => joined.exec(each)?.slice(1) ?? [each])) {
    if (isLine(line) || isBroken(line)) lines.push([line]);
    else lines.at(-1)?.push(line);
  }
  return lines;
};

/**
 * @param {string} text of a file
 * @returns {{ calendars: Component[], endsEarly: boolean } | null} null: the file contains no calendar
 */
export const readComponents = (text) => {
  const lines = readLines(text);
  if (!lines.some(([line]) => /^BEGIN[ \t]*:[ \t]*(VCALENDAR|VEVENT|VFREEBUSY)[ \t]*$/i.test(line)))
    return null;
  const make = (name) => ({ name, properties: [], parts: [], isCut: false });
  const calendars = [];
  /** @type {Component[]} */
  let open = [];
  /** Properties of the calendar since the last BEGIN or END. */
  let loose = [];
  const calendar = () => {
    if (open.length === 0) {
      // Events outside any calendar get a calendar of their own, so that its properties do not apply to the previous one.
      const made = make('VCALENDAR');
      calendars.push(made);
      open = [made];
      hasEnd = true;
    }
    return open[0];
  };
  let hasEnd = true;
  /** Closes the open components from that index on. Properties of an alarm without END may belong to its event. */
  const close = (place) => {
    const [, event] = open;
    if (event?.name === 'VEVENT') {
      const names = new Set(event.properties.map(({ name }) => name));
      const held = open.slice(Math.max(place, 2)).flatMap(({ properties }) => properties);
      event.properties.push(...held.filter(({ name }) => !names.has(name)));
    }
    open = open.slice(0, place);
  };
  const begin = (kind) => {
    loose = [];
    if (kind === 'VCALENDAR') {
      close(0);
      const made = make(kind);
      calendars.push(made);
      open = [made];
      hasEnd = false;
      return;
    }
    calendar();
    if (outermost.has(kind)) close(1);
    else if (open.length > 2 && open.at(-1)?.name === kind) close(open.length - 1);
    if (open.length > deepest) return;
    const made = make(kind);
    open.at(-1)?.parts.push(made);
    open.push(made);
  };
  const end = (kind) => {
    loose = [];
    const place = open.findLastIndex(({ name }) => name === kind);
    if (place >= 0) {
      if (kind === 'VCALENDAR') hasEnd = true;
      // This component has its END and keeps its properties. Components open inside it lack theirs.
      close(place + 1);
      open = open.slice(0, place);
    } else if (open.length === 2 && open[1].isImplied && outermost.has(kind)) {
      // The END shows that it was a task or a zone whose BEGIN is missing, and no event.
      open[0].parts.pop();
      open = [open[0]];
    }
  };
  for (const line of lines) {
    const property = readProperty(line);
    const { name, value } = property;
    if (name === 'BEGIN') begin(property.first.toUpperCase());
    else if (name === 'END') end(property.first.toUpperCase());
    else if (open.length <= 1) {
      if (showEvents.has(name)) {
        const before = loose;
        begin('VEVENT');
        open[1].isImplied = true;
        open[1].properties.push(...before, property);
      } else {
        open[0]?.properties.push(property);
        if (value !== '') loose.push(property);
      }
    } else {
      const inside = open.at(-1);
      const isEvents = open[1].name === 'VEVENT' && onlyOfEvents.has(name);
      (isEvents ? open[1] : inside).properties.push(property);
    }
  }
  for (const component of open.slice(1)) component.isCut = true;
  close(0);
  return { calendars, endsEarly: !hasEnd };
};

/** @returns {Property[]} */
export const propertiesOf = (component, name) =>
  component.properties.filter((property) => property.name === name);

/** @returns {string} the trimmed value of the first property of that name; '' if there is none */
export const textOf = (component, name) =>
  component.properties.find((property) => property.name === name)?.value ?? '';
