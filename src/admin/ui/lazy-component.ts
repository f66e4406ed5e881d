import { lazy, type ComponentType } from 'react'
import { unlessReloading } from '../../lib/browser/fresh-release'

/** A component whose code is loaded when it is rendered for the first time. */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await unlessReloading(load()) }))
