import { isolateText } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { createElement, Fragment, type ReactNode } from 'react'
import { useAnnounce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { Field } from '../components/Field.tsx'
import { LiveRegion } from '../components/LiveRegion.tsx'
import { type Problem, problemText } from './problem-text.ts'

type Entry = {
  email: string
  code: string
  problem: Problem | null
  /** Null while the code is being checked. */
  enterCode: ((text: string) => void) | null
  cancel(): void
}

/** The six digits of an e-mail. The last digit submits them. `children`: more buttons. */
export function Code({
  entry: { email, code, problem, enterCode, cancel },
  title,
  children,
}: {
  entry: Entry
  title: string
  children?: ReactNode
}) {
  const texts = useTexts()
  const { codeText, codeLabel, checking, noCode } = texts.email
  useAnnounce(`${title}. ${codeText(isolateText(email) ?? '').join('')}`)
  return (
    <>
      <h3 className="step-title">{title}</h3>
      <p>{createElement(Fragment, null, ...codeText(<bdi>{email}</bdi>))}</p>
      <Field
        kind="code"
        label={codeLabel}
        value={code}
        focused
        {...(enterCode !== null && { onChange: enterCode })}
        hint={enterCode === null ? checking : noCode}
        problem={problemText(texts, problem)}
      />
      {enterCode === null && <LiveRegion text={checking} />}
      <div className="actions">
        <Button onClick={cancel}>{texts.cancel}</Button>
        {children}
      </div>
    </>
  )
}
