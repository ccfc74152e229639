import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { routerModel } from './router.model.ts'

describeWalk(routerModel)
describeRandomWalk(routerModel)
