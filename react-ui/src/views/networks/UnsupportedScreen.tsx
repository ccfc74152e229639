import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { DisconnectIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useSheet } from '../../components/useSheet.ts'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { NetworkRow } from './NetworkRow.tsx'
import networksCss from './networks.css?inline'
import { networksTexts } from './texts/en.ts'
import type { UnsupportedChainView } from './unsupportedChainView.ts'

/** Offers to switch to a configured network or to disconnect the wallet. */
export function UnsupportedScreen({ view }: { view: UnsupportedChainView }) {
  useSheet(networksCss)
  const texts = useTexts(networksTexts)
  const disconnectWithToast = useDisconnectWithToast()
  const walletName = useNamedWallet()?.name ?? null
  const title = texts.networks.unsupported
  const text = texts.networks.unsupportedText(isolateText(walletName))
  useAnnounce(title, text)
  return (
    <Panel>
      <div className="lk-unsupported">
        <h3 className="lk-title">{title}</h3>
        <p className="lk-lead">{text}</p>
      </div>
      <List label={texts.networks.list}>
        {view.networks.map((network) => (
          <NetworkRow
            key={network.caipNetworkId}
            network={network}
            active={false}
            unsupported={false}
            pick={view.pick}
          />
        ))}
      </List>
      <Button kind="ghost" onClick={() => disconnectWithToast(view.disconnect)}>
        <DisconnectIcon className="lk-flip" /> {texts.disconnect}
      </Button>
    </Panel>
  )
}
