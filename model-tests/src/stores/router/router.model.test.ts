import { walkChart } from '../../walker/suite.ts'
import { routerModel } from './router.model.ts'

walkChart(routerModel)
