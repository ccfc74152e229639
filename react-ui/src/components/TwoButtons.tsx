import { enConnecting } from '../locales/en-connecting.ts'
import { useTexts } from '../locales/useTexts.ts'
import { Button } from './Button.tsx'

type TwoButtonsProps = {
  /** Goes back or cancels. */
  cancel(): void
  /** Default: Cancel. */
  cancelLabel?: string
  /** Continues. */
  next(): void
  /** Default: Try again. */
  nextLabel?: string
  /** The view that the second button opens. */
  opens?: string
  /** Whether the second button is drawn as primary; false: both are ghost buttons. */
  emphasized?: boolean
}

/**
 * Two buttons side by side. They remain the same two elements between steps, so that the focus
 * stays on the button that was pressed.
 */
export function TwoButtons({
  cancel,
  cancelLabel,
  next,
  nextLabel,
  opens,
  emphasized = true,
}: TwoButtonsProps) {
  const texts = useTexts(enConnecting)
  return (
    <>
      <Button kind="ghost" onClick={cancel}>
        {cancelLabel ?? texts.cancel}
      </Button>
      <Button kind={emphasized ? 'primary' : 'ghost'} opens={opens} onClick={next}>
        {nextLabel ?? texts.tryAgain}
      </Button>
    </>
  )
}
