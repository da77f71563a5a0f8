export default { basePath: "/host", trailingSlash: true };
