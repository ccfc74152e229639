import { type ComponentType, useLayoutEffect, useState } from 'react'

/**
 * Returns a component that renders nothing while an earlier instance of it is mounted. The next
 * instance takes over when the first one is unmounted.
 */
export function renderOnce<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const instances = new Set<(isFirst: boolean) => void>()
  const update = () => {
    const [first] = instances
    first?.(true)
  }
  return function Once(props) {
    const [isFirst, setIsFirst] = useState(false)
    useLayoutEffect(() => {
      instances.add(setIsFirst)
      update()
      return () => {
        instances.delete(setIsFirst)
        setIsFirst(false)
        update()
      }
    }, [])
    return isFirst && <Component {...props} />
  }
}
