import { useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'

/** Shown without a connected account. */
export function NotConnected({ connect }: { connect: () => void }) {
  const texts = useTexts()
  return (
    <Step tone="rest" title={texts.account.disconnected} text={null}>
      <Button kind="primary" onClick={connect}>
        {texts.titles.Connect}
      </Button>
    </Step>
  )
}
