the theme's own
