import { Button } from './Button.tsx'

type ButtonChoice = { label: string; onClick(): void }

type TwoButtonsProps = {
  /** Goes back or cancels. */
  secondary: ButtonChoice
  /** Continues. */
  primary: ButtonChoice
  /** Whether the primary button is drawn as primary; false: both are ghost buttons. */
  emphasized: boolean
}

/**
 * Two buttons side by side. They remain the same two elements between steps, so that the focus
 * stays on the button that was pressed.
 */
export function TwoButtons({ secondary, primary, emphasized }: TwoButtonsProps) {
  return (
    <>
      <Button kind="ghost" onClick={secondary.onClick}>
        {secondary.label}
      </Button>
      <Button kind={emphasized ? 'primary' : 'ghost'} onClick={primary.onClick}>
        {primary.label}
      </Button>
    </>
  )
}
