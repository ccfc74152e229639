import { useKit } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/words'
import { Button } from '../parts/Button.tsx'
import { Step } from '../parts/Step.tsx'

/** A page that has no look here: what it is, and the way out. */
export function NotDrawn() {
  const kit = useKit()
  const words = useWords()
  return (
    <Step tone="rest" title={words.modal.notLoaded} text={null}>
      <Button onClick={() => kit.close()}>{words.close}</Button>
    </Step>
  )
}
