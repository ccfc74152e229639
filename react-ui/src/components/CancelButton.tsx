import { enShared } from '../locales/en-shared.ts'
import { useTexts } from '../locales/useTexts.ts'
import { GuardedButton } from './GuardedButton.tsx'

/** A button that cancels a step. */
export function CancelButton({ cancel, label }: { cancel(): void; label?: string }) {
  const texts = useTexts(enShared)
  return (
    <GuardedButton kind="ghost" onClick={cancel}>
      {label ?? texts.cancel}
    </GuardedButton>
  )
}
