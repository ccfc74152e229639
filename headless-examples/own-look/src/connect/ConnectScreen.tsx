import type { ConnectView } from '@latchkit/core/flows'
import { allWalletsRow, type WalletPick, type WalletRow } from '@latchkit/core/utils'
import { useKit, useKitState, useWallets } from '@latchkit/react-ui'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { Connect } from '@latchkit/react-ui/views/connect'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Row, Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { Tag } from '../components/Tag.tsx'
import { EmailField } from '../logins/EmailField.tsx'
import { Socials } from '../logins/Socials.tsx'
import { Legal } from './Legal.tsx'

/** The ways to connect: wallets and logins, in the order of the kit. */
export const ConnectScreen = () => <Ways only={null} />

/** The wallets alone. */
export const ConnectWalletsScreen = () => <Ways only="wallet" />

/** All social logins. */
export const ConnectSocialsScreen = () => <Ways only="social" />

/** `only`: the one way that is shown, in full. */
type Only = 'wallet' | 'social' | null

function Ways({ only }: { only: Only }) {
  const { connect: texts } = useTexts()
  return (
    <Connect>
      {(connect) =>
        connect.step === 'loading' ? null : connect.step === 'unavailable' ? (
          <Step tone="rest" title={texts.noMethod} text={texts.noMethodText} />
        ) : (
          <>
            {connect.step === 'consenting' && <p>{texts.acceptFirst}</p>}
            {(only === null ? connect.methods : [only]).map((method) => (
              <Way key={method} method={method} connect={connect} only={only} />
            ))}
            <Foot connect={connect} />
          </>
        )
      }
    </Connect>
  )
}

type Offered = Exclude<ConnectView, { step: 'unavailable' }>

function Way({
  method,
  connect,
  only,
}: {
  method: Offered['methods'][number]
  connect: Offered
  only: Only
}) {
  const { social } = useTexts()
  const choosing = connect.step === 'choosing' ? connect : null
  if (method === 'email')
    return (
      <EmailField
        email={choosing?.waiting?.type === 'email' ? choosing.waiting.email : ''}
        submit={choosing?.submitEmail ?? null}
        select={choosing?.selectEmail}
      />
    )
  if (method === 'social')
    return <Socials socials={connect.socials} all={only !== null} choosing={choosing} />
  if (connect.wallets === 'listed' || only !== null) return <WalletChoice connect={connect} />
  return (
    <div className="actions">
      <Button onClick={choosing?.showWallets ?? null}>{social.wallets}</Button>
    </div>
  )
}

/** The legal notice, and the guide for newcomers. */
function Foot({ connect }: { connect: Offered }) {
  const { connect: texts } = useTexts()
  const hasGuide = useKitState(({ config }) => config.enableWalletGuide)
  return (
    <div className="sheet-foot">
      <Legal connect={connect} />
      {hasGuide && (
        <p>
          {texts.newHere}{' '}
          <Button kind="text" onClick={connect.showGuide}>
            {texts.guide}
          </Button>
        </p>
      )}
    </div>
  )
}

function WalletChoice({ connect }: { connect: Offered }) {
  const kit = useKit()
  const texts = useTexts()
  const wallets = useWallets().flatMap((group) => group.wallets)
  const walletCount = useKitState((state) => allWalletsRow(state)?.count)
  const offeredNamespace = useKitState(({ modal }) => modal.namespace)
  const showsNamespaces = useKitState(
    ({ network: { networks } }) =>
      new Set(networks.map((listed) => listed.chainNamespace)).size > 1,
  )
  const choosing = connect.step === 'choosing' ? connect : null
  if (wallets.length === 0 && walletCount === undefined) {
    return (
      <Step tone="rest" title={texts.connect.noWallet} text={texts.connect.noWalletText}>
        <Button kind="primary" onClick={() => kit.modal.push('GetWallet')}>
          {texts.getWallet}
        </Button>
      </Step>
    )
  }
  return (
    <>
      {offeredNamespace !== null && (
        <p>
          {texts.connect.walletsFor(chainName(texts, offeredNamespace))}{' '}
          <Button kind="text" onClick={() => void kit.open({ view: 'Connect' })}>
            {texts.connect.showAll}
          </Button>
        </p>
      )}
      <Rows label={texts.connect.list}>
        {wallets.map((wallet) => (
          <WalletChoiceRow
            key={wallet.id}
            wallet={wallet}
            choose={choosing?.choose ?? null}
            preparing={choosing?.preparing === true}
            showsNamespaces={showsNamespaces && offeredNamespace === null}
          />
        ))}
        {walletCount !== undefined && (
          <Row
            lead={<Tile icon="grid" />}
            label={texts.titles.AllWallets}
            end={
              <>
                {walletCount}
                <Icon name="next" />
              </>
            }
            state={choosing === null ? 'disabled' : 'idle'}
            onClick={() => choosing?.showAll()}
          />
        )}
      </Rows>
    </>
  )
}

type WalletChoiceRowProps = {
  wallet: WalletRow
  choose: ((pick: WalletPick) => void) | null
  preparing: boolean
  showsNamespaces: boolean
}

function WalletChoiceRow({
  wallet: { name, icon, pick, disputed, chains, recent, installed },
  choose,
  preparing,
  showsNamespaces,
}: WalletChoiceRowProps) {
  const texts = useTexts()
  const chainNames = chains
    .map((chain) => (chain === 'eip155' ? texts.connect.evm : chainName(texts, chain)))
    .join(' · ')
  const tag = pick.type === 'scan' ? 'qrCode' : recent ? 'recent' : installed ? 'installed' : null
  return (
    <Row
      lead={pick.type === 'scan' ? <Tile icon="code" /> : <Mark name={name} image={icon} />}
      label={<Name>{name}</Name>}
      second={
        disputed ? texts.connect.disputed : showsNamespaces && chains.length > 0 ? chainNames : null
      }
      end={
        preparing && pick.type === 'wallet' ? (
          <span className="pulse" />
        ) : (
          tag !== null && <Tag on={tag === 'installed'}>{texts.connect[tag]}</Tag>
        )
      }
      state={choose === null ? 'disabled' : 'idle'}
      onClick={() => choose?.(pick)}
    />
  )
}

const Tile = ({ icon }: { icon: 'grid' | 'code' }) => (
  <span className="mark">
    <Icon name={icon} />
  </span>
)
