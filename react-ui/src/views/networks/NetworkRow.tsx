import type { Network } from '@latchkit/core'
import { CheckIcon } from '../../parts/icons.ts'
import { Name } from '../../parts/Name.tsx'
import { Row } from '../../parts/Row.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useWords } from '../../words/useWords.ts'

/** One network to move to. The one in use has a tick. */
export function NetworkRow({ network, active, pick }: { network: Network; active: boolean; pick(network: Network): void }) {
  const words = useWords()
  const end = active ? <CheckIcon className="lk-row-tick" /> : network.testnet ? <Tag>{words.networks.test}</Tag> : null
  return (
    <Row
      icon={<WalletIcon shape="round" name={network.name} image={network.imageUrl} />}
      label={<Name>{network.name}</Name>}
      end={end}
      state={active ? 'current' : 'idle'}
      onClick={() => pick(network)}
    />
  )
}
