import { useClickGuard } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'

/**
 * A step that waits for the frame or the visitor. The click guard ignores the second click of a
 * double click on the step before.
 */
export function Waiting({
  title,
  text,
  cancel,
}: {
  title: string
  text: string | null
  cancel: () => void
}) {
  const texts = useTexts()
  const clicksEnabled = useClickGuard()
  return (
    <Step tone="waiting" title={title} text={text}>
      <Button onClick={() => clicksEnabled && cancel()}>{texts.cancel}</Button>
    </Step>
  )
}

/** A login that failed. `retry`: null if another attempt would fail too. */
export function Failed({
  title,
  problem,
  retry,
  cancel,
}: {
  title: string
  problem: Parameters<typeof errorText>[1]
  retry: (() => void) | null
  cancel: () => void
}) {
  const texts = useTexts()
  return (
    <Step tone="bad" title={title} text={errorText(texts, problem)}>
      <Button onClick={cancel}>{texts.cancel}</Button>
      {retry !== null && (
        <Button kind="primary" onClick={retry}>
          {texts.tryAgain}
        </Button>
      )}
    </Step>
  )
}

/** The login succeeded. The modal closes without a click. */
export const Connected = () => (
  <Step tone="good" title={useTexts().connecting.connected} text={null} />
)

/** The visitor left the login. Shown while the view closes. */
export const Stopped = () => <Step tone="rest" title={useTexts().social.stopped} text={null} />
