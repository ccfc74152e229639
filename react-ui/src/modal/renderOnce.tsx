import { type ComponentType, useLayoutEffect, useState } from 'react'

/** Returns a component that renders nothing while another instance of it is mounted. */
export function renderOnce<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  let mounted = 0
  return function Once(props) {
    const [isFirst, setIsFirst] = useState(false)
    useLayoutEffect(() => {
      mounted += 1
      setIsFirst(mounted === 1)
      return () => {
        mounted -= 1
      }
    }, [])
    return isFirst && <Component {...props} />
  }
}
