import type { Json } from '@latchkit/core/devtools'
import { useId, useState } from 'react'
import { type Change, changeOf, fieldsOf, kindOf, removedFields } from './changes.ts'
import { isError } from './errors.ts'
import './json.css'

/** Maximum number of fields that are shown for a value. */
const maxFields = 100

/** A value as a tree, open at changed fields. `before`: the previous value, or undefined. */
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
        <Value value={value} />
      ) : (
        <Fields value={value} before={before === undefined ? value : before} name={title} />
      )}
    </section>
  )
}

const changeLabels: Record<Change, string | null> = {
  none: null,
  added: 'new',
  changed: 'changed',
  within: null,
}

function Fields({ value, before, name }: { value: Json; before: Json | undefined; name: string }) {
  const fields = fieldsOf(value)
  const old = new Map(fieldsOf(kindOf(value) === kindOf(before) ? before : undefined))
  const removed = removedFields(value, before)
  if (fields.length + removed.length === 0)
    return <p className="json-none">{kindOf(value) === 'list' ? 'Empty list' : 'Empty object'}</p>
  return (
    <ul aria-label={name}>
      {fields.slice(0, maxFields).map(([field, one]) => (
        <Field key={field} name={field} value={one} before={old.get(field)} />
      ))}
      {fields.length > maxFields ? (
        <li className="json-none">and {fields.length - maxFields} more</li>
      ) : null}
      {removed.slice(0, maxFields).map(([field, one]) => (
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
  const isOpen =
    chosen === null ? change === 'within' || name === 'cause' || isError(value) : chosen === 'open'
  const mark = changeLabels[change] === null ? null : <em>{changeLabels[change]}</em>
  if (isValue)
    return (
      <li data-change={change}>
        <span className="json-line">
          <bdi className="json-name">{name}</bdi>
          {change === 'changed' && before !== undefined ? <del>{short(before)}</del> : null}
          <Value value={value} />
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
        {change === 'within' ? <em>contains changes</em> : mark}
      </button>
      {isOpen ? (
        <Fields value={value} before={change === 'within' ? before : value} name={name} />
      ) : null}
    </li>
  )
}

const Value = ({ value }: { value: Json }) => (
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
