import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { useLanguage } from '../../locales/useLanguage.ts'

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
