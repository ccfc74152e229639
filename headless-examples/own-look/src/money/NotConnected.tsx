import { useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'

/** Shown without a connected account. */
export function NotConnected({ connect }: { connect: () => void }) {
  const words = useTexts()
  return (
    <Step tone="rest" title={words.account.disconnected} text={null}>
      <Button kind="primary" onClick={connect}>
        {words.titles.Connect}
      </Button>
    </Step>
  )
}
