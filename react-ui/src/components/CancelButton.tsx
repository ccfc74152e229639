import { useSharedTexts } from '../locales/useSharedTexts.ts'
import { GuardedButton } from './GuardedButton.tsx'

/** A button that cancels a step. */
export function CancelButton({ cancel, label }: { cancel(): void; label?: string }) {
  const texts = useSharedTexts()
  return (
    <GuardedButton kind="ghost" onClick={cancel}>
      {label ?? texts.cancel}
    </GuardedButton>
  )
}
