import type { Namespace } from '@latchkit/core'
import { useKitState } from '@latchkit/react-ui'
import { chainName, useWords } from '@latchkit/react-ui/locales'
import { Mark } from './Mark.tsx'

/** The picture of a family of networks: that of its first network that has one. */
export function ChainMark({ namespace }: { namespace: Namespace }) {
  const words = useWords()
  const image = useKitState(
    ({ network }) =>
      network.networks.find((one) => one.chainNamespace === namespace && one.imageUrl !== null)
        ?.imageUrl ?? null,
  )
  return <Mark name={chainName(words, namespace)} image={image} />
}
