import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askPhotoConsents, listChildren, type OfficeChild } from '#contract/school/photo-consent.ts';
import { maxChildren } from '#contract/site/own-picture.ts';
import { callEndpoint } from '#app/api.ts';
import { CheckboxMark } from '#app/ui/form/choice-mark.tsx';
import choice from '#app/ui/form/choice.module.css';
import { FieldError, FieldFrame } from '#app/ui/form/field.tsx';
import field from '#app/ui/form/field.module.css';
import { controlsOf } from '#app/ui/form/form-values.ts';
import { useField } from '#app/ui/form/form-context.ts';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { useWork } from '../kit/use-work.ts';
import { fieldOf } from './hang-fields.ts';
import { InClassChoices, inClassQuery } from './in-class-choices.tsx';
import { addRecentChild, useRecentChildren } from './recent-children.ts';
import { firstNameOf, labelsOf, missingAnswer, nameAndAge, type ChosenChild } from './whom.ts';
import styles from './whom-field.module.css';

const found = 8;

const childrenQuery = (words: string) => ({
  queryKey: [listChildren.path, 'search', words],
  queryFn: () => callEndpoint(listChildren, undefined, { query: { q: words, limit: found } }),
  enabled: words !== '',
  placeholderData: keepPreviousData,
});

const chosenOf = ({ _id, fullName, age, hasEmail, consent: { work, face } }: OfficeChild): ChosenChild => ({
  _id,
  fullName,
  age,
  hasEmail,
  work,
  face,
});

interface WhomFieldProps {
  /** The id of the picture. */
  id: string;
  /** What was chosen before. */
  kept: { children: readonly ChosenChild[]; isOfNobody: boolean; showsFace: boolean };
}

/** Whom a picture is of: children, whose families have to say yes, or nobody. */
export function WhomField({ id, kept }: WhomFieldProps) {
  const name = (part: string) => fieldOf(id, part);
  const { id: fieldId, errorId, error } = useField(name('whom'));
  const [children, setChildren] = useState(kept.children);
  const [isOfNobody, setOfNobody] = useState(kept.isOfNobody);
  const [showsFace, setShowsFace] = useState(kept.showsFace);
  const [tapped, setTapped] = useState<string | null>(null);
  const values = useRef<HTMLInputElement>(null);
  const [before, ...more] = kept.children;
  // The name that was filled in from the child that was chosen before.
  const filled = useRef(before === undefined || more.length > 0 ? '' : firstNameOf(before));

  function change(next: readonly ChosenChild[]) {
    setChildren(next);
    if (next.length > 0) setOfNobody(false);
    const form = values.current?.form;
    if (form) followChild(form, next);
    // What is kept of the form follows its inputs.
    requestAnimationFrame(() => values.current?.dispatchEvent(new Event('input', { bubbles: true })));
  }

  /** The label follows the only child, until a name is typed: neither name nor age may stay under the picture of somebody else. */
  function followChild(form: HTMLFormElement, [first, ...others]: readonly ChosenChild[]) {
    const only = others.length === 0 ? first : undefined;
    const controls = controlsOf(form);
    const maker = controls.find((control) => control.name === name('maker'));
    const age = controls.find((control) => control.name === name('age'));
    if (maker === undefined || maker.value !== filled.current) return;
    maker.value = filled.current = only === undefined ? '' : firstNameOf(only);
    if (age !== undefined) age.value = String(only?.age ?? '');
  }

  return (
    <fieldset
      className={styles.whom}
      aria-labelledby={`${fieldId}-legend`}
      data-wrong={error !== undefined || undefined}
    >
      <legend id={`${fieldId}-legend`} className={field.label}>
        Who made it, or can be seen on it?
      </legend>
      <input ref={values} type="hidden" name={name('children')} value={JSON.stringify(children)} />
      {children.length > 0 && (
        <ul className={styles.chosen}>
          {children.map((child) => (
            <Chosen
              key={child._id}
              child={child}
              showsFace={showsFace}
              takesFocus={child._id === tapped}
              onTakeOut={() => change(children.filter((each) => each !== child))}
            />
          ))}
        </ul>
      )}
      {!isOfNobody && children.length < maxChildren && (
        <ChildSearch
          id={id}
          isFirst={children.length === 0}
          chosen={children}
          onChoose={(child, isTapped) => {
            setTapped(isTapped ? child._id : null);
            change([...children, chosenOf(child)]);
          }}
        />
      )}
      {children.length > 0 ? (
        <label className={choice.choice}>
          <input
            type="checkbox"
            name={name('showsFace')}
            checked={showsFace}
            onChange={({ target }) => setShowsFace(target.checked)}
          />
          <CheckboxMark />
          <span>{children.length === 1 ? 'The child can be seen on it' : 'Children can be seen on it'}</span>
        </label>
      ) : (
        <label className={choice.choice}>
          <input
            type="checkbox"
            id={fieldId}
            name={name('whom')}
            data-label="Whom it is of"
            checked={isOfNobody}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={({ target }) => setOfNobody(target.checked)}
          />
          <CheckboxMark />
          <span>Nobody: no child can be seen, and none made it</span>
        </label>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

interface ChosenProps {
  child: ChosenChild;
  showsFace: boolean;
  /** Whether it was chosen with a button that no longer exists. */
  takesFocus: boolean;
  onTakeOut: () => void;
}

/** A child that is chosen, and, while its family has not said yes, what can be done. */
function Chosen({ child, showsFace, takesFocus, onTakeOut }: ChosenProps) {
  const shownName = useRef<HTMLSpanElement>(null);
  const [busy, run] = useWork<'ask'>();
  const [isAsked, setAsked] = useState(false);
  const missing = missingAnswer(child, showsFace);
  const { _id: childId, fullName, hasEmail } = child;

  useEffect(() => {
    if (takesFocus) shownName.current?.focus();
  }, [takesFocus]);

  const ask = () =>
    run('ask', async () => {
      const { message } = await callEndpoint(askPhotoConsents, { childId });
      setAsked(true);
      toast.success(message);
    });

  return (
    <li>
      <span ref={shownName} className={styles.name} dir="auto" tabIndex={-1}>
        {fullName}
      </span>
      <button type="button" className={quietLink} data-leaves onClick={onTakeOut}>
        Not {firstNameOf(child)}
      </button>
      {missing !== null && (
        <p className={styles.waits}>
          {missing} The picture waits until the family says yes.{' '}
          {isAsked ? (
            'They are asked.'
          ) : child.work === 'no' || (showsFace && child.face === 'no') ? null : hasEmail ? (
            <button type="button" className={quietLink} aria-busy={busy !== null} onClick={() => void ask()}>
              Ask by email<span className="visually-hidden"> about {fullName}</span>
            </button>
          ) : (
            'Please call: they have no email.'
          )}
        </p>
      )}
    </li>
  );
}

interface ChildSearchProps {
  id: string;
  isFirst: boolean;
  chosen: readonly ChosenChild[];
  /** `isTapped`: without typing, so that the keyboard of a phone stays closed. */
  onChoose: (child: OfficeChild, isTapped: boolean) => void;
}

/** Finds a child by the first letters of its name or its family's; before a letter it offers those chosen last, and those who were in class. */
function ChildSearch({ id, isFirst, chosen, onChoose }: ChildSearchProps) {
  const name = fieldOf(id, 'search');
  const { id: inputId } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const query = useQuery(childrenQuery(words.trim()));
  const recent = useRecentChildren();
  const known = new Set(chosen.map(({ _id }) => _id));
  const again = words.trim() === '' && isFirst ? recent.filter(({ _id }) => !known.has(_id)) : [];
  const { data: inClass } = useQuery({ ...inClassQuery, enabled: false });
  const labelOf = labelsOf([...(inClass?.items ?? []), ...again]);
  const items = words.trim() === '' ? [] : (query.data?.items.filter(({ _id }) => !known.has(_id)) ?? []);

  function choose(child: OfficeChild) {
    setWords('');
    addRecentChild(child);
    onChoose(child, false);
    input.current?.focus();
  }

  function tap(child: OfficeChild) {
    addRecentChild(child);
    onChoose(child, true);
  }

  return (
    <div>
      <FieldFrame name={name} label={isFirst ? 'First letters of a child’s name' : 'Another child'}>
        <input
          ref={input}
          id={inputId}
          className={field.input}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // Enter sends no form from a search.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = items;
            if (first !== undefined) choose(first);
          }}
        />
      </FieldFrame>
      {again.length > 0 && (
        <p className={styles.again}>
          {again.map((child) => (
            <button key={child._id} type="button" data-leaves onClick={() => tap(child)}>
              <span className="visually-hidden">Again: </span>
              <span dir="auto">{labelOf(child)}</span>
            </button>
          ))}
        </p>
      )}
      {words.trim() === '' && isFirst && <InClassChoices again={again} known={known} onChoose={tap} />}
      <output className={items.length > 0 ? 'visually-hidden' : styles.none}>
        {words.trim() === '' || query.isFetching
          ? ''
          : query.isError
            ? 'The list could not be loaded. Please type again.'
            : items.length === 0
              ? 'No child with these letters.'
              : `${items.length} found.`}
      </output>
      {items.length > 0 && (
        <ul className={styles.found}>
          {items.map((child) => (
            <li key={child._id}>
              <button type="button" data-leaves onClick={() => choose(child)}>
                <span dir="auto">{nameAndAge(child)}</span>
                <span className={styles.family} dir="auto">
                  {child.familyName}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
