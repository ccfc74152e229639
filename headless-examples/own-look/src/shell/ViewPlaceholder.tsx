import { useKit } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'

/** Placeholder for a view without a component. */
export function ViewPlaceholder() {
  const kit = useKit()
  const { close } = useTexts()
  return (
    <Step
      tone="rest"
      title="Not drawn here"
      text="This page of the kit has no look in this console yet."
    >
      <Button kind="primary" onClick={() => kit.close()}>
        {close}
      </Button>
    </Step>
  )
}
