import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { alertModel } from './alert.model.ts'

describeWalk(alertModel)
describeRandomWalk(alertModel)
