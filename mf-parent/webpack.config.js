module.exports = require('../webpack.shared.js').remoteConfig(__dirname);
