const isDate = ({ type, name }) => type === 'Identifier' && name === 'Date';

/** Refuses `new Date()` and `Date()`: with no argument they read the clock, and pure rooms get the time. */
const noClock = {
  create: (context) => {
    const refuse = (node) => {
      if (isDate(node.callee) && node.arguments.length === 0)
        context.report({ node, message: 'pure rooms look at no clock' });
    };
    return { NewExpression: refuse, CallExpression: refuse };
  },
};

/** A plugin of oxlint: what its own rules cannot say. */
export default { meta: { name: 'house' }, rules: { 'no-clock': noClock } };
