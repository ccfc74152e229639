import type { Namespace } from '@latchkit/core'
import { useKitState } from '@latchkit/react-ui'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { Mark } from './Mark.tsx'

/** Image of a namespace: the first image among its networks. */
export function ChainMark({ namespace }: { namespace: Namespace }) {
  const texts = useTexts()
  const image = useKitState(
    ({ network }) =>
      network.networks.find(
        (listed) => listed.chainNamespace === namespace && listed.imageUrl !== null,
      )?.imageUrl ?? null,
  )
  return <Mark name={chainName(texts, namespace)} image={image} />
}
