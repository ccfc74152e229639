import type { SwitchAccountView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import {
  Profile,
  type ProfileGroup,
  type ProfileView,
  SwitchAddress,
  useDisconnectWithToast,
} from '@latchkit/react-ui/views/account'
import { Button } from '../components/Button.tsx'
import { ChainMark } from '../components/ChainMark.tsx'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Row, Rows } from '../components/Row.tsx'
import { Tag } from '../components/Tag.tsx'
import { AccountLine } from './AccountLine.tsx'
import { AccountSwitchStatus } from './AccountSwitchStatus.tsx'

type Choosing = Extract<SwitchAccountView, { step: 'choosing' }>

/** Connected wallets of all namespaces. */
export const WalletsScreen = () => (
  <SwitchAddress>
    {(change) => {
      if (change.step === 'loading') return null
      if (change.step !== 'choosing') return <AccountSwitchStatus change={change} />
      return <Profile>{(profile) => <Connected profile={profile} change={change} />}</Profile>
    }}
  </SwitchAddress>
)

function Connected({
  profile: { groups, unconnected, disconnectAll },
  change,
}: {
  profile: ProfileView
  change: Choosing
}) {
  const texts = useTexts()
  const disconnectWithToast = useDisconnectWithToast()
  return (
    <>
      {groups.map((group) => (
        <Group key={group.namespace} group={group} change={change} />
      ))}
      {unconnected.length > 0 && (
        <Rows label={texts.profile.connectAnother} title>
          {unconnected.map(({ namespace }) => (
            <Row
              key={namespace}
              lead={<ChainMark namespace={namespace} />}
              label={texts.chain.connectChain(chainName(texts, namespace))}
              end={<Icon name="next" />}
              onClick={() => change.connect(namespace)}
            />
          ))}
        </Rows>
      )}
      {disconnectAll !== null && (
        <div className="actions">
          <Button onClick={() => disconnectWithToast(disconnectAll)}>
            <Icon name="leave" /> {texts.account.disconnectAll}
          </Button>
        </div>
      )}
    </>
  )
}

function Group({
  group: { namespace, active, account, wallet, disconnect },
  change,
}: {
  group: ProfileGroup
  change: Choosing
}) {
  const texts = useTexts()
  const disconnectWithToast = useDisconnectWithToast()
  const chain = chainName(texts, namespace)
  return (
    <section className="wallet-held" aria-label={chain}>
      <div className="wallet-head">
        {wallet !== null && <Mark name={wallet.name} image={wallet.icon} />}
        <div className="row-words">
          <h3 className="row-label">{chain}</h3>
          {wallet !== null && (
            <p className="row-second">
              <Name>{wallet.name}</Name>
            </p>
          )}
        </div>
        {active && <Tag on>{texts.profile.active}</Tag>}
        <button
          type="button"
          className="sheet-tool"
          aria-label={texts.profile.disconnect(isolateText(wallet?.name ?? null), chain)}
          onClick={() => disconnectWithToast(disconnect)}
        >
          <Icon name="leave" />
        </button>
      </div>
      <Rows label={texts.accounts.list}>
        {change.choices
          .filter((choice) => choice.namespace === namespace)
          .map((choice) => (
            <AccountLine
              key={choice.connectorId + choice.address}
              choice={choice}
              label={account.addressLabels[choice.address] ?? null}
              active={choice.address === change.active[namespace]}
              pick={change.pick}
            />
          ))}
      </Rows>
    </section>
  )
}
