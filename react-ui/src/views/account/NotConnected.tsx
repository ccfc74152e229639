import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { accountTexts } from './texts/en.ts'

/** Replaces a view of the account while no wallet is connected. */
export function NotConnected({ connect }: { connect(): void }) {
  const texts = useTexts(accountTexts)
  return (
    <Panel>
      <Empty
        icon={<WalletOutlineIcon />}
        title={texts.account.disconnected}
        text={null}
        action={
          <Button kind="primary" onClick={connect} opens="Connect">
            {texts.buttons.connect}
          </Button>
        }
      />
    </Panel>
  )
}
