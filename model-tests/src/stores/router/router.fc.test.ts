import { walkChartAtRandom } from '../../walker/suite.ts'
import { routerModel } from './router.model.ts'

walkChartAtRandom(routerModel)
