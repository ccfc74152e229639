import { useKit } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'
import { Step } from '../parts/Step.tsx'

/** A page of the kit that nobody has drawn here yet: said calmly, with the way out. */
export function NotDrawn() {
  const kit = useKit()
  const { close } = useWords()
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
