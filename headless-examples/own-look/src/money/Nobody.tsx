import { useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'
import { Step } from '../parts/Step.tsx'

/** There is no account to show. */
export function Nobody({ connect }: { connect: () => void }) {
  const words = useWords()
  return (
    <Step tone="rest" title={words.account.disconnected} text={null}>
      <Button kind="primary" onClick={connect}>
        {words.titles.Connect}
      </Button>
    </Step>
  )
}
