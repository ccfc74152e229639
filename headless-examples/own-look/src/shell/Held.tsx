import { useModal } from '@latchkit/react-ui'
import type { AccountView } from '@latchkit/react-ui/views/account'
import { useWords } from '@latchkit/react-ui/words'
import { Address } from '../parts/Address.tsx'
import { Amount } from '../parts/Amount.tsx'
import { Button } from '../parts/Button.tsx'
import { type Fact, Facts } from '../parts/Facts.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'

/** Who is connected, with what, and where. */
export function Held({ account }: { account: Extract<AccountView, { step: 'connected' }> }) {
  const { open } = useModal()
  const words = useWords()
  const { wallet, network, supported, account: its } = account
  const facts: Fact[] = [
    { label: words.approve.account, value: <Address address={account.address} form="full" />, wide: true },
    ...(wallet === null ? [] : [{ label: 'Wallet', value: <Marked name={wallet.name} image={wallet.icon} /> }]),
    ...(network === null ? [] : [{ label: words.approve.network, value: <Marked name={network.name} image={network.imageUrl} /> }]),
    ...(its.balance === null ? [] : [{ label: 'Balance', value: <Amount {...its.balance} /> }]),
  ]
  return (
    <>
      <h1 className="headline">{account.name === null ? <Address address={account.address} /> : <Name>{account.name}</Name>}</h1>
      {!supported && <p className="lead">{words.account.unsupported}</p>}
      <Facts facts={facts} />
      <div className="actions">
        <Button kind="primary" onClick={() => void open()}>
          {words.buttons.account}
        </Button>
        <Button onClick={() => void open({ view: 'Networks' })}>{words.buttons.network}</Button>
      </div>
    </>
  )
}

const Marked = ({ name, image }: { name: string; image: string | null }) => (
  <span className="marked">
    <Mark name={name} image={image} size="small" /> <Name>{name}</Name>
  </span>
)
