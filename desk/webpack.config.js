module.exports = require('../scripts/build/deskConfig.js').deskConfig(__dirname);
