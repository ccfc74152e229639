import { whenIdle } from './whenIdle.ts'

const fetchFeatures = () => import('./features.ts').then(({ features }) => features)

/** Motion's features once the page is idle. Where that code does not come it never resolves: views then change without moving. */
export function motionFeatures(): ReturnType<typeof fetchFeatures> {
  return new Promise((resolve) => {
    whenIdle(() => {
      fetchFeatures()
        .catch(fetchFeatures)
        .then(resolve, () => {})
    })
  })
}
