import type { Json } from '@latchkit/core/devtools'
import { useId, useState } from 'react'
import { type Change, changeOf, fieldsOf, kindOf, removedFields } from './changes.ts'
import './json.css'

/** Number of fields of a value that are shown at once. */
const most = 100

/**
 * A value as a tree that opens at changed fields. `before`: the former value, undefined for none.
 */
export function JsonView({
  title,
  value,
  before,
}: {
  title: string
  value: Json
  before?: Json | undefined
}) {
  const heading = useId()
  return (
    <section className="json" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {kindOf(value) === 'value' ? (
        <Plain value={value} />
      ) : (
        <Fields value={value} before={before === undefined ? value : before} name={title} />
      )}
    </section>
  )
}

const words: Record<Change, string | null> = {
  none: null,
  added: 'new',
  changed: 'changed',
  within: null,
}

function Fields({ value, before, name }: { value: Json; before: Json | undefined; name: string }) {
  const fields = fieldsOf(value)
  const old = new Map(fieldsOf(kindOf(value) === kindOf(before) ? before : undefined))
  const lost = removedFields(value, before)
  if (fields.length + lost.length === 0)
    return <p className="json-none">{kindOf(value) === 'list' ? 'Empty list' : 'Nothing in it'}</p>
  return (
    <ul aria-label={name}>
      {fields.slice(0, most).map(([field, one]) => (
        <Field key={field} name={field} value={one} before={old.get(field)} />
      ))}
      {fields.length > most ? <li className="json-none">and {fields.length - most} more</li> : null}
      {lost.slice(0, most).map(([field, one]) => (
        <li key={`lost ${field}`} data-change="lost">
          <span className="json-line">
            <bdi className="json-name">{field}</bdi>
            <del>{short(one)}</del>
            <em>removed</em>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Field({ name, value, before }: { name: string; value: Json; before: Json | undefined }) {
  const [chosen, choose] = useState<'open' | 'closed' | null>(null)
  const change = changeOf(value, before)
  const isValue =
    kindOf(value) === 'value' || fieldsOf(value).length + removedFields(value, before).length === 0
  const isOpen = chosen === null ? change === 'within' : chosen === 'open'
  const mark = words[change] === null ? null : <em>{words[change]}</em>
  if (isValue)
    return (
      <li data-change={change}>
        <span className="json-line">
          <bdi className="json-name">{name}</bdi>
          {change === 'changed' && before !== undefined ? <del>{short(before)}</del> : null}
          <Plain value={value} />
          {mark}
        </span>
      </li>
    )
  return (
    <li data-change={change}>
      <button
        type="button"
        className="json-line"
        aria-expanded={isOpen}
        onClick={() => choose(isOpen ? 'closed' : 'open')}
      >
        <bdi className="json-name">{name}</bdi>
        <span className="json-size">{sizeText(value)}</span>
        {change === 'within' ? <em>changed within</em> : mark}
      </button>
      {isOpen ? (
        <Fields value={value} before={change === 'within' ? before : value} name={name} />
      ) : null}
    </li>
  )
}

const Plain = ({ value }: { value: Json }) => (
  <bdi className="json-value" data-type={value === null ? 'null' : typeof value}>
    {short(value)}
  </bdi>
)

const sizeText = (value: Json) =>
  kindOf(value) === 'list' ? `[${fieldsOf(value).length}]` : `{${fieldsOf(value).length}}`
const short = (value: Json) =>
  typeof value === 'string'
    ? value || '""'
    : kindOf(value) === 'value'
      ? String(value)
      : sizeText(value)
