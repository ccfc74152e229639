import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { upgradeModel } from './upgrade.model.ts'

describeWalk(upgradeModel)
describeRandomWalk(upgradeModel)
