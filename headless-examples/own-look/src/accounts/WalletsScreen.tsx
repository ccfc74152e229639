import type { SwitchAccountView } from '@latchkit/core/flows/switch-account'
import { inSentence } from '@latchkit/core/utils'
import { chainName, useWords } from '@latchkit/react-ui/locales'
import {
  Profile,
  type ProfileGroup,
  type ProfileView,
  SwitchAddress,
  useLeave,
} from '@latchkit/react-ui/views/account'
import { Button } from '../parts/Button.tsx'
import { ChainMark } from '../parts/ChainMark.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'
import { Row, Rows } from '../parts/Row.tsx'
import { Tag } from '../parts/Tag.tsx'
import { AccountLine } from './AccountLine.tsx'
import { Changing } from './Changing.tsx'

type Choosing = Extract<SwitchAccountView, { step: 'choosing' }>

/** The wallets of all families of chains. */
export const WalletsScreen = () => (
  <SwitchAddress>
    {(change) =>
      change.step === 'choosing' ? (
        <Profile>{(profile) => <Connected profile={profile} change={change} />}</Profile>
      ) : (
        <Changing change={change} />
      )
    }
  </SwitchAddress>
)

function Connected({
  profile: { groups, gaps, disconnectAll },
  change,
}: {
  profile: ProfileView
  change: Choosing
}) {
  const words = useWords()
  const leave = useLeave()
  return (
    <>
      {groups.map((group) => (
        <Group key={group.namespace} group={group} change={change} />
      ))}
      {gaps.length > 0 && (
        <Rows label={words.profile.others} title>
          {gaps.map(({ namespace }) => (
            <Row
              key={namespace}
              lead={<ChainMark namespace={namespace} />}
              label={words.chain.connect(chainName(words, namespace))}
              end={<Icon name="next" />}
              onClick={() => change.connect(namespace)}
            />
          ))}
        </Rows>
      )}
      {disconnectAll !== null && (
        <div className="actions">
          <Button onClick={() => leave(disconnectAll)}>
            <Icon name="leave" /> {words.account.disconnectAll}
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
  const words = useWords()
  const leave = useLeave()
  const chain = chainName(words, namespace)
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
        {active && <Tag on>{words.profile.active}</Tag>}
        <button
          type="button"
          className="sheet-tool"
          aria-label={words.profile.disconnect(inSentence(wallet?.name ?? null), chain)}
          onClick={() => leave(disconnect)}
        >
          <Icon name="leave" />
        </button>
      </div>
      <Rows label={words.accounts.list}>
        {change.choices
          .filter((choice) => choice.namespace === namespace)
          .map((choice) => (
            <AccountLine
              key={choice.connectorId + choice.address}
              choice={choice}
              label={account.addressLabels[choice.address] ?? null}
              used={choice.address === change.active[namespace]}
              pick={change.pick}
            />
          ))}
      </Rows>
    </section>
  )
}
