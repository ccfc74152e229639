import { useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Countdown } from '../components/Countdown.tsx'
import { useSecondsLeft } from '../components/useSecondsLeft.ts'

type ResendProps = {
  /** Null while a code is being sent or checked. */
  resend: (() => void) | null
  /** When another code can be sent, in ms since 1970. Null: now. */
  resendAt: number | null
}

/** Sends another code, and counts down until it can. It stays mounted, so that it keeps the focus. */
export function Resend({ resend, resendAt }: ResendProps) {
  const { email, language } = useTexts()
  const seconds = useSecondsLeft(resendAt)
  return (
    <Button onClick={seconds > 0 ? null : resend}>
      {seconds > 0 ? (
        <Countdown text={email.resendIn(seconds.toLocaleString(language))} />
      ) : (
        email.resend
      )}
    </Button>
  )
}
