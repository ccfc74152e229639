import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { WalletOutlineIcon } from '../../parts/icons.ts'
import { Panel } from '../../parts/Panel.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

/** A page about an account, and there is none: the one thing to do is to connect. */
export function NotConnected({ connect }: { connect(): void }) {
  const words = useLanguage()
  return (
    <Panel>
      <Empty
        icon={<WalletOutlineIcon />}
        title={words.account.disconnected}
        text={null}
        action={
          <Button kind="primary" onClick={connect}>
            {words.buttons.connect}
          </Button>
        }
      />
    </Panel>
  )
}
