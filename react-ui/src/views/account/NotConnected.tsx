import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { enShared } from '../../locales/en-shared.ts'
import { useTexts } from '../../locales/useTexts.ts'

/** Replaces a view of the account while no wallet is connected. */
export function NotConnected({ connect }: { connect(): void }) {
  const texts = useTexts(enShared)
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
